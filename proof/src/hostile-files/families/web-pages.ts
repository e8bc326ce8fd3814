import { fileOf, type HostileFile } from '../hostile-file.ts';

const page = (body: string, head = '') => `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
const cv = '<h1>Camille Preuve</h1><p>Comptable</p><ul><li>Tenue de la comptabilité</li></ul>';

/** Pages under Word’s name: what they fetch, run, or never finish. */
export function* webPages(canary: string, secretFile: string): Generator<HostileFile> {
  for (const [name, html] of Object.entries({ ...fetching(canary, secretFile), ...endless() }))
    yield fileOf('html named doc', name, html, 'doc');
  for (const [name, html] of Object.entries(fetching(canary, secretFile)))
    yield fileOf('html named otherwise', name, html, name.length % 2 === 0 ? 'docx' : 'pdf');
}

function fetching(canary: string, secretFile: string): Record<string, string | Uint8Array> {
  const at = `${canary}/html`;
  return {
    'a script': page(`<script src="${at}"></script><script>fetch("${at}");while(1);</script>${cv}`),
    'a picture': page(`<img src="${at}" onerror="fetch('${at}')">${cv}`),
    'a style': page(
      cv,
      `<link rel="stylesheet" href="${at}"><style>@import "${at}"; body{background:url(${at})}</style>`,
    ),
    'a frame': page(
      `<iframe src="${at}"></iframe><frame src="file://${secretFile}"><object data="${at}"></object><embed src="${at}">${cv}`,
    ),
    'a page to go to': page(cv, `<meta http-equiv="refresh" content="0;url=${at}"><base href="${at}">`),
    'a drawing': page(`<svg onload="fetch('${at}')"><image href="${at}"/><use href="${at}#a"/></svg>${cv}`),
    'an entity': `<?xml version="1.0"?><!DOCTYPE html [<!ENTITY a SYSTEM "file://${secretFile}">]><html><body>&a;${cv}</body></html>`,
    'a form': page(`<form action="${at}"><input autofocus onfocus="this.form.submit()"></form>${cv}`),
    'Word’s own comments': page(
      `<!--[if gte mso 9]><xml><w:WordDocument><w:AttachedTemplate HRef="${at}"/></w:WordDocument></xml><![endif]-->${cv}`,
    ),
    'a link of Word': page(`${cv}<v:imagedata src="${at}"/><o:OLEObject Type="Link" HRef="${at}"/>`),
    'a document in its text': page(`<iframe srcdoc="<script>fetch('${at}')</script>"></iframe>${cv}`),
    'a meeting of many parts': `MIME-Version: 1.0\nContent-Type: multipart/related\n\n<html><img src="${at}"></html>`,
  };
}

function endless(): Record<string, string | Uint8Array> {
  return {
    ...Object.fromEntries(
      [1_000, 100_000].map((depth) => [`${depth} elements deep`, page(`${'<div>'.repeat(depth)}${cv}`)]),
    ),
    ...Object.fromEntries(
      ['<script', '<style>', '<!--', '<p a="', "<p a='", '<', '&', '&amp', '<title>', '<template>', '<!doctype '].map(
        (piece) => [`${piece} without end`, page(cv + piece.repeat(2_000_000 / piece.length))],
      ),
    ),
    'a megabyte of blanks': page(' \t\n'.repeat(350_000)),
    'half a million lines': page('<br>'.repeat(500_000)),
    'thirty thousand items': page(`<ul>${'<li>a'.repeat(30_000)}</ul>`),
    'a table of a hundred thousand cells': page(`<table><tr>${'<td>a'.repeat(100_000)}</table>`),
    'a word of two megabytes': page('m'.repeat(2_000_000)),
    'entities without end': page('&eacute;&#233;&#xe9;&#x10ffff;&#xd800;&bogus;'.repeat(20_000)),
    'UTF-16': Buffer.from(`\ufeff${page(cv)}`, 'utf16le'),
    'UTF-16 that is cut': Buffer.from(`\ufeff${page(cv)}`, 'utf16le').subarray(0, -1),
    'an encoding nobody has': page(cv, '<meta charset="x-user-defined-nobody">'),
    'the replacement encoding': page(cv, '<meta charset="iso-2022-kr">'),
    'NUL between letters': page([...cv].join('\0')),
    'no page at all': '<html',
  };
}
