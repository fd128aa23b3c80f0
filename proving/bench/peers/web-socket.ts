/** A WebSocket client on the package `ws`, which is installed with the peers. */

export interface WebSocketClient {
  /** Called with each message and its bytes on the wire. */
  onMessage: (message: Buffer, bytes: number) => void;
  send(message: string | Buffer): void;
  close(): void;
}

/** Messages that come with the server's handshake are delivered in the next turn of the event loop. */
export async function openWebSocket(url: string): Promise<WebSocketClient> {
  const { WebSocket } = await import("ws");
  const socket = new WebSocket(url.replace(/^http/, "ws"), { perMessageDeflate: false });
  const client: WebSocketClient = {
    onMessage: () => {},
    send: (message) => socket.send(message),
    close: () => socket.terminate(),
  };
  socket.on("message", (data) => client.onMessage(data, data.length + headLength(data.length)));
  return new Promise((resolve, reject) => {
    socket.on("error", reject);
    socket.on("open", () => {
      socket.pause();
      setImmediate(() => socket.resume());
      resolve(client);
    });
  });
}

function headLength(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}
