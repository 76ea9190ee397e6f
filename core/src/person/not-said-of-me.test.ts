import { expect, it } from "vitest";
import { factsFromText } from "./facts-from-text.ts";
import { medicinesInUse } from "./understand.ts";

const ids = (note: string) => factsFromText(note).map(({ id }) => id);

it.each([
	["spots got better on doxy (2 months na) but it itches after the gym", "pregnant"],
	["cant be pregnant, my periods stopped on testosterone", "pregnant"],
	["beard like a snow globe, the sides of my nose go red and flaky", "sunburn"],
	["I worked outdoors for 40 years and had a couple burnt off my ears in 09", "sunburn"],
	["ahad lepas pi mandi laut PD pastu hidung merah", "perioral_dermatitis"],
	["7 months on T and my guy friends say accutane", "isotretinoin"],
	["the facial place got promo for a chemical peel this week, ok or not?", "recent_procedure"],
] as const)("%s: tells no %s", (note, fact) => {
	expect(ids(note)).not.toContain(fact);
});

it("hears an allergy by what a patch test calls it", () => {
	const allergies = (note: string) =>
		factsFromText(note).flatMap((fact) => (fact.id === "allergy" ? [fact.about] : []));
	expect(allergies("I was patch tested and came up to Amerchol")).toContain("lanolin");
	expect(allergies("the plasters on my back showed wool wax and the Peru balm")).toEqual(
		expect.arrayContaining(["lanolin", "balsam_of_peru"]),
	);
});

it("hears a water tablet as a medicine of the sun", () => {
	expect(ids("I take a water tablet for my blood pressure")).toContain("photosensitizing_medicine");
});

it.each([
	"tiny bumps on my forehead and hairline, all same size and itchy after the gym",
	"small bumps on forehead and some on chest, all about same size, clinic gave doxy 3 months, got more",
])("hears bumps that a yeast may bring: %s", (note) => {
	expect(ids(note)).toContain("even_bumps");
});

it("hears greasy flakes of brows and beard, whichever is named first", () => {
	expect(ids("eyebrows and sides of my nose go red and greasy flaky, it comes and goes")).toContain(
		"greasy_flakes",
	);
});

it.each(["or have i aged 10 years since my dad died", "changed it. now it does both!! 10 AND 9"])(
	"takes no count of years or hours for an age: %s",
	(note) => {
		expect(ids(note)).not.toContain("under_13");
	},
);

it("takes what lies on the shelf from somebody else's doctor for nobody's prescription here", () => {
	const told = (name: string) => medicinesInUse([name]).map(({ id }) => id);
	expect(told("Epiduo from my cousin")).not.toContain("prescription_retinoid");
	expect(told("wife's little yellow tube, Stieva-A 0.05")).not.toContain("prescription_retinoid");
	expect(told("mates differin")).not.toContain("prescription_retinoid");
	expect(told("Stieva-A de mi hermana")).not.toContain("prescription_retinoid");
	expect(told("stieva-a")).toContain("prescription_retinoid");
	expect(told("my sister's Betnovate")).toContain("steroid_cream");
});

it.each([
	["I have R150 a month for everything", "150 ZAR"],
	["RM90 for all", "90 MYR"],
	["about $60 CAD please", "60 CAD"],
	["I living on hall with TT$150 to spend", "150 TTD"],
	["tengo solo 80 TT para gastar", "80 TTD"],
	["I living on hall with $150 TT to spend", "150 TTD"],
	["about $60 please", "60 USD"],
])("%s is %s", (note, about) => {
	expect(factsFromText(note).find(({ id }) => id === "budget")?.about).toBe(about);
});

it("hears that it has to be halal", () => {
	expect(ids("Everything must be halal and no alcohol please")).toContain("halal");
});
