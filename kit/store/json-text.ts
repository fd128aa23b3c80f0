/** JSON kept as its stored text, for documents that are too long to be parsed on the event loop. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
