declare module 'word-extractor' {
  type Options = { filterUnicode?: boolean; includeFooters?: boolean };
  type Document = {
    getBody(options?: Options): string;
    getHeaders(options?: Options): string;
    getFooters(options?: Options): string;
    getTextboxes(options?: Options): string;
  };
  const WordExtractor: new () => { extract(source: Buffer): Promise<Document> };
  export = WordExtractor;
}
