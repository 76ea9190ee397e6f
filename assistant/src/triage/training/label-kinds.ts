import type { Danger } from "../danger-layer.ts";
import { ACCIDENT, EMERGENCY } from "./label-emergencies.ts";
import { SOON, TODAY } from "./label-visits.ts";
import type { Row } from "./label-words.ts";

/**
 * Words by which a reader sorts the examples into kinds: all of a row have to stand there. They only label what the
 * layers learn from; a message is read by the layers, so that other wordings of the same story reach the same kind.
 * Lower case, spelled out; the first row that fits names the kind.
 */
const ROWS: Partial<Record<Danger, readonly Row[]>> = {
	emergency: EMERGENCY,
	accident: ACCIDENT,
	"doctor-now": TODAY,
	"doctor-soon": SOON,
};

/** The kind that an example tells, in lower case and spelled out; null where its words name none. */
export function labelOf(danger: Danger, text: string): string | null {
	return ROWS[danger]?.find(([, ...says]) => says.every((word) => word.test(text)))?.[0] ?? null;
}

/** The kinds that are learned of a danger. */
export function kindsOf(danger: Danger): string[] {
	return [...new Set((ROWS[danger] ?? []).map(([kind]) => kind))];
}
