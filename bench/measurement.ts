/** What one measurement found. Times are medians in milliseconds unless a unit says otherwise. */
export interface Measured {
	available: true;
	/** The product's own figure. */
	value: number;
	unit: string;
	/** What it is held against, taken in the same run; null when only a limit exists. */
	peer: { name: string; value: number } | null;
	/** Value by peer, or value by limit's unit where there is no peer. */
	ratio: number | null;
	/** The figure that is judged and what it must stay at or beyond. */
	judged: number;
	target: { at: "most" | "least"; limit: number; goal?: number };
	/** Further figures by name. */
	detail: Record<string, number>;
	/** What was left out and why, one sentence each. */
	notes?: readonly string[];
}

interface NotAvailable {
	available: false;
	/** One sentence: what is missing. */
	reason: string;
}

export type Result = Measured | NotAvailable;

export interface Measurement {
	name: string;
	/** What is compared with what, in one line. */
	title: string;
	run(): Promise<Result>;
}

export function meetsTarget({ judged, target }: Measured): boolean {
	return target.at === "most" ? judged <= target.limit : judged >= target.limit;
}
