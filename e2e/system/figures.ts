/** What a journey measured, one line each, where PRINT_FIGURES asks for it; no journey fails by a time. */
export function printFigure(what: string, ...figures: readonly string[]): void {
	if (process.env.PRINT_FIGURES) console.log(`FIGURE ${what}: ${figures.join(", ")}`);
}
