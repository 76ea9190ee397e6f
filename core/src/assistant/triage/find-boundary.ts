import { BOUNDARIES, type Boundary } from "../../knowledge/questions/safety-answers.ts";
import { leanPattern } from "../reading/lean-pattern.ts";

const ROWS = BOUNDARIES.map((boundary) => ({
	boundary,
	reads: leanPattern(boundary.reads),
	unless: boundary.unless === undefined ? null : leanPattern(boundary.unless),
}));

/** The first rule that a spelled-out message runs into; null for a question we may answer. */
export function findBoundary(text: string): Boundary | null {
	return ROWS.find(({ reads, unless }) => reads.test(text) && unless?.test(text) !== true)?.boundary ?? null;
}
