import { afterAll, beforeAll, expect, test } from "vitest";
import { createEncoder } from "../encoder/encoder.ts";
import { createFactReader } from "./hear-facts.ts";

const encoder = createEncoder({ timeoutMs: 60_000 });
const hearFacts = createFactReader(encoder);
beforeAll(() => encoder.warmUp(), 60_000);
afterAll(() => encoder.close());

test.each([
	["Month four of the capsules, the derm takes blood every time and my lips are peeling.", "isotretinoin"],
	["My freckles were zapped at the clinic on Monday and now the dots look like pepper.", "recent_procedure"],
	["I go red like a tomato after soup or wine, and the pink never quite leaves my cheeks now.", "rosacea"],
	["Cannot leave a spot alone, I am at the mirror with my nails until it is flat.", "picks_skin"],
])("a detail of life tells it, as unsure and with its sentence: %s", async (note, id) => {
	const heard = (await hearFacts(note)).find((fact) => fact.id === id);
	expect(heard).toMatchObject({ sure: false });
	expect(note).toContain(heard?.quote);
});

test.each([
	"Big pores on my nose since school, what helps?",
	"My sister's wedding is in June and I would like to look less gray in the photos.",
	"My spots are mostly gone but the dark marks have stayed. Most sunscreens leave me looking grey, is there one that won't?",
	"Hi! Nice app. Spots on the chin, shiny by noon, otherwise fine.",
	"",
])("an ordinary note tells nothing of the kind: %s", async (note) => {
	expect(await hearFacts(note)).toEqual([]);
});
