import type { ActiveId } from "@dewlight/core/knowledge/actives.ts";
import type { GuideName } from "#guides.ts";
import type { Guide, GuideClaims } from "../guide.ts";

const OWN_INGREDIENT: Partial<Record<GuideName, ActiveId>> = {
	niacinamide: "niacinamide",
	retinol: "retinol",
	"vitamin-c": "vitamin_c",
	"hyaluronic-acid": "hyaluronic_acid",
};

/** The box of an ingredient shows the grade its own claim has. */
export function checkGrade({ name, evidence }: Guide, { claims }: GuideClaims): string[] {
	const own = OWN_INGREDIENT[name];
	if (own === undefined) return [];
	const grades = claims.flatMap(({ fact }) =>
		fact.kind === "grade" && fact.active === own ? fact.grade : [],
	);
	if (grades.length === 0) return [`no claim of kind "grade" about ${own}, the ingredient of this guide`];
	return grades
		.filter((grade) => grade !== evidence.grade)
		.map((grade) => `the box shows grade ${evidence.grade}, the claim about ${own} says ${grade}`);
}
