import { expect, it } from "vitest";
import { factsInUse } from "../person/own-products.ts";
import { allergensInUse } from "./set-aside.ts";

const ASPIRIN = { id: "allergy", about: "aspirin" } as const;

it.each(["Stridex pads, just bought", "2% BHA liquid", "Oxy pads", "salicylic acid wash"])(
	"keeps a salicylate off the face of somebody who bears no aspirin: %s",
	(name) => {
		expect(allergensInUse([ASPIRIN, ...factsInUse([name])]).join(" ")).toMatch(
			/^Do not use your .*salicylic acid, a close relative of aspirin/,
		);
	},
);

it("says nothing of it to anybody else", () => {
	expect(allergensInUse(factsInUse(["Stridex pads"]))).toEqual([]);
	expect(allergensInUse([ASPIRIN, ...factsInUse(["gentle face wash"])])).toEqual([]);
});

it("keeps a scented oil off the skin of somebody allergic to fragrance", () => {
	const fragrance = { id: "allergy", about: "fragrance" } as const;
	expect(allergensInUse([fragrance, ...factsInUse(["bio oil at night"])]).join(" ")).toMatch(/bio oil/i);
});
