import { createHistogram, type RecordableHistogram } from "node:perf_hooks";

export type Kind = "me" | "page" | "read" | "check_off" | "sign_in" | "chat" | "upload" | "follow";
export const KINDS: readonly Kind[] = [
	"me",
	"page",
	"read",
	"check_off",
	"sign_in",
	"chat",
	"upload",
	"follow",
];

interface Figures {
	answered: number;
	/** Refused with a time to come back: what admission promises. */
	refused: number;
	/** Anything else that did not go well. */
	errors: number;
	p50: number;
	p99: number;
}

/** Times and outcomes of the calls of one phase. */
export class Tally {
	readonly #kinds = new Map<Kind, { times: RecordableHistogram; refused: number; errors: number }>();
	/** The first of each kind of error, for who reads the table. */
	readonly samples = new Map<string, number>();
	/** Scans whose report was followed to its end. */
	scans = 0;

	#of(kind: Kind) {
		const known = this.#kinds.get(kind) ?? { times: createHistogram(), refused: 0, errors: 0 };
		this.#kinds.set(kind, known);
		return known;
	}

	answered(kind: Kind, milliseconds: number): void {
		this.#of(kind).times.record(Math.max(1, Math.round(milliseconds * 1_000)));
	}

	refused(kind: Kind): void {
		this.#of(kind).refused += 1;
	}

	failed(kind: Kind, what: string): void {
		this.#of(kind).errors += 1;
		this.samples.set(`${kind}: ${what}`, (this.samples.get(`${kind}: ${what}`) ?? 0) + 1);
	}

	/** In milliseconds. */
	figures(kind: Kind): Figures {
		const { times, refused, errors } = this.#of(kind);
		const at = (share: number) => (times.count === 0 ? 0 : times.percentile(share) / 1_000);
		return { answered: times.count, refused, errors, p50: at(50), p99: at(99) };
	}

	all(): Pick<Figures, "answered" | "refused" | "errors"> {
		const figures = KINDS.map((kind) => this.figures(kind));
		const sum = (key: "answered" | "refused" | "errors") => figures.reduce((so, one) => so + one[key], 0);
		return { answered: sum("answered"), refused: sum("refused"), errors: sum("errors") };
	}
}
