import type { PlacedStep } from "../../../routine/plan-steps.ts";

const NTH =
	/\bstep (?:number |no )?(\d|one|two|three|four|five)\b|\b(first|second|third|fourth|fifth|last|1st|2nd|3rd|4th) (?:step|thing|product|one)\b/;
const PLACES: Readonly<Record<string, number>> = {
	one: 1,
	two: 2,
	three: 3,
	four: 4,
	five: 5,
	first: 1,
	second: 2,
	third: 3,
	fourth: 4,
	fifth: 5,
	"1st": 1,
	"2nd": 2,
	"3rd": 3,
	"4th": 4,
};

/** "Step 2", "the last thing": the steps at that place, one for each part of the day; null where none is counted. */
export function nthSteps(text: string, steps: readonly PlacedStep[]): PlacedStep[] | null {
	const match = NTH.exec(text);
	const said = match?.[1] ?? match?.[2];
	if (said === undefined) return null;
	return (["morning", "night"] as const).flatMap((section) => {
		const here = steps.filter((placed) => placed.section === section);
		const one = said === "last" ? here.at(-1) : here[(PLACES[said] ?? Number(said)) - 1];
		return one === undefined ? [] : [one];
	});
}
