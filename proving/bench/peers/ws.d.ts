/** The used part of the package `ws`. Peers' packages are installed separately, and types are checked without them. */
declare module "ws" {
  export class WebSocket {
    constructor(url: string, options: { readonly perMessageDeflate: boolean });
    send(message: string | Buffer): void;
    pause(): void;
    resume(): void;
    terminate(): void;
    on(event: "message", listener: (data: Buffer) => void): void;
    on(event: "error", listener: (error: Error) => void): void;
    on(event: "open", listener: () => void): void;
  }
}
