/** The part of autocannon that the benchmarks use; the package brings no types. */
declare module "autocannon" {
  export interface LoadOptions {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly headers?: Readonly<Record<string, string>>;
  }
  export interface LoadResult {
    /** Seconds. */
    readonly duration: number;
    readonly errors: number;
    readonly "2xx": number;
    readonly non2xx: number;
  }
  export default function autocannon(options: LoadOptions): Promise<LoadResult>;
}
