import { expect, test } from "vitest";
import { wishesOf } from "../person/asked-for.ts";
import { factsInUse } from "../person/own-products.ts";
import type { QuestionKind } from "../person/question-readers.ts";
import { understand } from "../person/understand.ts";
import { answerOfKind } from "./answer-asked.ts";
import { readSituation } from "./read-situation.ts";
import { buildFinding, buildRequest } from "./testing/build-request.ts";

/** The plan's answer to a question of this kind by somebody who wrote this and uses that. */
function answerTo(kind: QuestionKind, note: string, in_use: readonly string[] = []): string {
	const facts = [...understand(note), ...factsInUse(in_use), ...wishesOf(note)];
	const request = buildRequest({ findings: [buildFinding("acne", 2)], facts });
	const asker = { request, situation: readSituation(request), planned: [], refused: new Set<string>() };
	return answerOfKind(kind, { text: "?", before: "" }, asker)?.text ?? "";
}

test("who asks whether to go on through burning hears no, with what stops by name", () => {
	const said = answerTo("go_on", "My face burns and peels.", ["glycolic toner 7%"]);
	expect(said).toMatch(/Not through burning.*here your glycolic toner 7%/);
	expect(answerTo("go_on", "All fine here.")).toMatch(/Yes with what does not sting/);
});

test("a treatment at a clinic waits for a medicine, a pregnancy and sore skin", () => {
	expect(answerTo("clinic", "I take isotretinoin.")).toMatch(/six months after/);
	expect(answerTo("clinic", "I am pregnant.")).toMatch(/Better after/);
	expect(answerTo("clinic", "My face burns and peels.")).toMatch(/Not now/);
	expect(answerTo("clinic", "All fine here.")).toMatch(/12 weeks/);
});

test("what may stay names neither what a doctor gave nor what belongs to somebody else", () => {
	const said = answerTo("may_stay", "All fine here.", [
		"Nivea cream",
		"spironolactone",
		"Tri-Luma from my sister",
	]);
	expect(said).toMatch(/Your nivea cream may go on/i);
	expect(said).toMatch(/whoever prescribed it says/);
	expect(said).toMatch(/Leave tri-luma from my sister/i);
});

test("bumps that may be a yeast hear of a wash against it", () => {
	expect(answerTo("wash_with", "Tiny bumps all the same size that itch on my forehead.")).toMatch(
		/antifungal/,
	);
	expect(answerTo("wash_with", "All fine here.")).not.toMatch(/antifungal/);
});

test("the order is told of one's own bottles, without a medicine, an allergen and what has to rest", () => {
	const own = ["SPF 50 sunscreen", "CeraVe cleanser", "niacinamide serum"];
	expect(answerTo("order", "All fine here.", own)).toMatch(
		/Of yours: cerave cleanser.*, then niacinamide serum.*, then spf 50 sunscreen \(morning only\)/i,
	);
	expect(answerTo("order", "All fine here.", [...own, "Betnovate cream"])).not.toMatch(/betnovate/i);
	expect(answerTo("order", "I am allergic to lanolin.", [...own, "E45 cream"])).not.toMatch(/then e45/i);
	expect(answerTo("order", "My face burns and peels.", own)).not.toMatch(/then niacinamide/i);
});

test("a tint is said to help where patches are, and to be no better elsewhere", () => {
	expect(answerTo("tint", "All fine here.")).toMatch(/a clear sunscreen is as good/);
	expect(answerTo("tint", "I have melasma.")).toMatch(/iron oxides/);
});
