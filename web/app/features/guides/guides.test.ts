// @vitest-environment node
import { beforeAll, describe, expect, test } from "vitest";
import { GUIDE_NAMES, type GuideName } from "#guides.ts";
import { checkClaims, checkFigures } from "./checking/check-claims.ts";
import { checkGrade, checkRoutine, checkShape, checkWords } from "./checking/check-guide.ts";
import type { Guide, GuideClaims } from "./guide.ts";

const TEXTS = import.meta.glob<{ guide: Guide }>("./*/text.ts");
const CLAIMS = import.meta.glob<{ claims: GuideClaims }>("./*/claims.ts");

async function load(name: GuideName): Promise<{ guide: Guide; claims: GuideClaims }> {
	const [text, claims] = [TEXTS[`./${name}/text.ts`], CLAIMS[`./${name}/claims.ts`]];
	if (text === undefined || claims === undefined)
		throw new Error(`guides/${name} needs text.ts and claims.ts; one of them is missing`);
	return { guide: (await text()).guide, claims: (await claims()).claims };
}

describe.each(GUIDE_NAMES)("guide %s", (name) => {
	let guide: Guide;
	let claims: GuideClaims;
	beforeAll(async () => {
		({ guide, claims } = await load(name));
	});

	test("carries its own name and the shape every guide has", () => {
		expect(guide.name).toBe(name);
		expect(checkShape(guide)).toEqual([]);
	});

	test("says nothing that core does not say too", () => {
		expect(checkClaims(guide, claims)).toEqual([]);
		expect(checkGrade(guide, claims)).toEqual([]);
	});

	test("states no figure without a claim", () => {
		expect(checkFigures(guide, claims)).toEqual([]);
	});

	test("shows the routine that core plans for its person", () => {
		expect(checkRoutine(guide, claims)).toEqual([]);
	});

	test("promises nothing and names no condition as seen", () => {
		expect(checkWords(guide)).toEqual([]);
	});
});

test("no two guides share a title or a description", async () => {
	const guides = (await Promise.all(GUIDE_NAMES.map(load))).map(({ guide }) => guide);
	for (const key of ["title", "description"] as const)
		expect(new Set(guides.map((guide) => guide[key])).size).toBe(GUIDE_NAMES.length);
});
