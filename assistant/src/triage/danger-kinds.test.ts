import { TOLD_KINDS } from "@dewlight/core/assistant/triage/kinds/kind-answer.ts";
import { expect, it } from "vitest";
import { kindOf, OTHER_KIND } from "./danger-kinds.ts";
import type { Danger } from "./danger-layer.ts";
import { readTalkLayers } from "./talk-weights.ts";

it.each<readonly [Danger, string, string]>([
	["emergency", "heart", "my chest feels like somebody sits on it and i am grey and sweating"],
	[
		"emergency",
		"drug-skin",
		"since the new antibiotic my mouth is raw and the skin peels off my chest in sheets",
	],
	["emergency", "stroke", "one half of his face hangs and he cannot lift the arm"],
	["doctor-now", "shingles", "burning blisters in a band on one side of my ribs"],
	["doctor-now", "pregnancy-itch", "35 weeks and my palms and soles itch all night without a rash"],
	["doctor-soon", "hormones", "hair on my chin, spots along the jaw and a period every three months"],
	[
		"doctor-soon",
		"butterfly",
		"red over cheeks and nose, worse in the sun, and my knuckles ache every morning",
	],
	["doctor-soon", "nail-stripe", "the brown line in my thumbnail has become wider"],
])("of %s the kind is heard: %s", (danger, kind, text) => {
	expect(kindOf(danger, text)).toBe(kind);
});

it("every kind that is learned has its words", () => {
	for (const layer of Object.values(readTalkLayers().kinds))
		for (const name of layer?.names.filter((one) => one !== OTHER_KIND) ?? [])
			expect(TOLD_KINDS.has(name), name).toBe(true);
});

it("a kind whose thing is not named is not told", () => {
	expect(kindOf("doctor-soon", "the patch in the crease of her elbow has gone crusty yellow")).not.toBe(
		"yellow",
	);
	expect(kindOf("emergency", "she used my cream twice and her cheeks are sore")).not.toBe("swallowed");
});

it("no heart is told beside a face that swells, and no allergy beside a fever", () => {
	expect(
		kindOf("emergency", "its been 20 min now and my eyes are puffing up and chest feels tight"),
	).not.toBe("heart");
	expect(
		kindOf(
			"emergency",
			"the cut on my chin is hot and swollen, going down my neck since this morning, i have a fever and feel confused",
		),
	).not.toBe("allergy");
});
