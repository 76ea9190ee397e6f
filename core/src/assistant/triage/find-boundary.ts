import { BOUNDARIES, type Boundary } from "../../knowledge/questions/safety-answers.ts";

/** The first rule that a spelled-out message runs into; null for a question we may answer. */
export function findBoundary(text: string): Boundary | null {
	return BOUNDARIES.find(({ reads, unless }) => reads.test(text) && !(unless?.test(text) ?? false)) ?? null;
}
