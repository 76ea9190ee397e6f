import type { ScriptedCall } from "./engine-scripted-model.ts";

/** How often the model was asked and went wrong, and how often an answer was stopped, rightly or not; and how many replies have citations. */
export function describeCalls(calls: readonly ScriptedCall[]): string {
	const wrong = calls.filter(({ misbehavior }) => misbehavior !== null);
	const refused = (some: readonly ScriptedCall[]) => some.filter((call) => call.refused).length;
	const honest = calls.length - wrong.length;
	const factual = calls.filter(({ withFacts }) => withFacts);
	const cited = factual.filter(({ citations }) => citations > 0).length;
	return [
		`The model was asked ${calls.length} times and went wrong in ${wrong.length}.`,
		`Stopped: ${refused(wrong)} of ${wrong.length} wrong answers (the rest only repeats the person),`,
		`${refused(calls) - refused(wrong)} of ${honest} honest ones.`,
		`Of ${factual.length} honest replies that speak of facts, ${cited} came with what they rest on.`,
	].join(" ");
}
