/** How many files and connections a process may have open here. */

export function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as unknown as Report;
  const { soft } = userLimits?.open_files ?? { soft: "unlimited" };
  return soft === "unlimited" ? Number.POSITIVE_INFINITY : soft;
}

/** The part of it that is asked for; Windows has no such limits. */
interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft: number | "unlimited" } };
}
