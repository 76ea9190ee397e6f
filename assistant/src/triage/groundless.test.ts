import { expect, test } from "vitest";
import { triage } from "./triage.ts";

const raised = (note: string) =>
	triage
		.read([note])(note)
		.filter(({ level, rule_id }) => level !== "care" && rule_id !== "red-flag.watch-soon")
		.map(({ rule_id }) => rule_id);

test.each([
	"Week ten of the acne capsules with the blood tests every month, my lips are like bark. Should I still use my toner?",
	"On roaccutane since spring, lips cracked and dry. Which balm?",
	"Thirty years of lorry driving with the window on one side, so the left half looks like my dad. What would you start with?",
	"My chin breaks out before every period and I've got lines coming, the clinic rings on Friday with my results.",
	"My neck is all bumps after shaving with three blades, twice, and my gran had swollen knuckles from a market cream.",
])("tells no alarm where nothing is told that asks for one: %s", (note) => {
	expect(raised(note)).toEqual([]);
});

test.each([
	"On roaccutane and I splashed oven cleaner on my cheek ten minutes ago.",
	"My lips and tongue are swelling since I took the capsules today.",
	"A mole on my cheek has grown and bleeds, the clinic rings on Friday.",
	"I swallowed some of the peel.",
	"On roaccutane, blood tests every month, and today I fainted and my chest hurts.",
])("what is a danger is told all the same: %s", (note) => {
	expect(raised(note)).not.toEqual([]);
});
