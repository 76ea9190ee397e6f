import { expect, it, test } from "vitest";
import { exactFlags } from "../skin/red-flags/exact-triage.ts";
import { RED_FLAG_RULES } from "../skin/red-flags/red-flag-rules.ts";
import { factsFromText } from "./facts-from-text.ts";

const YEARS =
	"I have used one cream for toning since my wedding, four years this December. You buy it at the hair shop, they keep it behind the counter. I can see tiny red threads. When I leave it for three, four days my face burns like pepper so I put it back.";

it("takes years of a cream for toning that burns when it is missed for a steroid, and sends it to a doctor", () => {
	expect(factsFromText(YEARS).map(({ id }) => id)).toContain("steroid_cream");
	expect(exactFlags(YEARS).map(({ rule_id }) => rule_id)).toContain("red-flag.steroid-skin");
});

it("stops no such cream at once, and asks for the tube within days", () => {
	const advice = RED_FLAG_RULES.find(({ rule_id }) => rule_id === "red-flag.steroid-skin")?.advice ?? "";
	for (const words of ["not stop it alone", "not from one day to the next", "tube", "within days", "no acid"])
		expect(advice).toContain(words);
});

it("lets a face go on with plain care alone while a visit is awaited", () => {
	for (const { advice } of RED_FLAG_RULES) expect(advice).not.toContain("can go on as it is");
});

test.each([
	"Ano passado fiz o exame na testa e nas costas. Uma amiga me deu um clareador com ácido retinoico. Posso usar só na testa?",
	"Tengo la cara seca, ¿puedo usar ácido retinoico?",
	"Mi pelle del viso è secca, uso acido tranexamico",
])("%j spilled nothing", (note) => {
	expect(exactFlags(note).map(({ rule_id }) => rule_id)).not.toContain("red-flag.chemical-on-skin");
});
