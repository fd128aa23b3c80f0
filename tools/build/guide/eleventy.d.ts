/** Types of the parts of Eleventy that the guide uses; the package has none. */
declare module "@11ty/eleventy" {
  export interface Token {
    readonly type: string;
    readonly content: string;
    children: Token[] | null;
    attrGet(name: string): string | null;
    attrSet(name: string, value: string): void;
  }
  type Rule = (tokens: readonly Token[], index: number) => string;
  /** An instance of markdown-it. */
  export interface Markdown {
    set(options: { readonly html: boolean }): Markdown;
    enable(rule: string): Markdown;
    readonly core: {
      readonly ruler: {
        push(
          name: string,
          rule: (state: { readonly tokens: Token[]; readonly env: Readonly<Record<string, unknown>> }) => void,
        ): void;
      };
    };
    readonly renderer: { readonly rules: Record<string, Rule> };
    readonly utils: { escapeHtml(text: string): string };
  }
  export interface Config {
    setUseGitIgnore(isUsed: boolean): void;
    setTemplateFormats(formats: readonly string[]): void;
    readonly ignores: Set<string>;
    setIncludesDirectory(folder: string): void;
    amendLibrary(format: "md", amend: (markdown: Markdown) => void): void;
    addTemplate(path: string, content: string, data: Readonly<Record<string, unknown>>): void;
  }
  export default class Eleventy {
    constructor(input: string, output: string, options: { readonly quietMode: boolean; config(config: Config): void });
    toJSON(): Promise<readonly { readonly url: string; readonly content: string }[]>;
  }
}
