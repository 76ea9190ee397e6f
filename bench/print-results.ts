import { type Measurement, meetsTarget, type Result } from "./measurement.ts";

function figure(value: number): string {
	return Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}

/** One measurement as readable lines. */
export function describeResult({ name, title }: Measurement, result: Result): string {
	if (!result.available) return `${name}: not available (${result.reason})\n  ${title}`;
	const { value, unit, peer, ratio, judged, target, detail, notes = [] } = result;
	const against = peer ? `, ${peer.name} ${figure(peer.value)} ${unit}, ratio ${figure(ratio ?? 0)}` : "";
	const goal = target.goal === undefined ? "" : `, goal ${target.goal}`;
	const verdict = meetsTarget(result) ? "met" : "MISSED";
	const further = Object.entries(detail).map(([key, number]) => `${key} ${figure(number)}`);
	return [
		`${name}: ${figure(value)} ${unit}${against}`,
		`  ${title}`,
		`  ${figure(judged)} against at ${target.at} ${target.limit}${goal}: ${verdict}`,
		`  ${further.join(", ")}`,
		...notes.map((note) => `  ${note}`),
	].join("\n");
}

/** All results as one plain object, numbers rounded to four significant figures. */
export function resultsObject(results: ReadonlyMap<Measurement, Result>): Record<string, unknown> {
	const round = (_key: string, value: unknown): unknown =>
		typeof value === "number" ? Number(value.toPrecision(4)) : value;
	const entries = [...results].map(([{ name, title }, result]) => [
		name,
		{ title, ...result, ...(result.available && { met: meetsTarget(result) }) },
	]);
	return JSON.parse(JSON.stringify(Object.fromEntries(entries), round)) as Record<string, unknown>;
}
