import { BRAND } from "@dewlight/contracts/brand.ts";
import { LEGAL_VERSION } from "@dewlight/contracts/constants.ts";
import type { LegalText } from "./legal-text.ts";

export const disclaimerText: LegalText = {
	anchor: "disclaimer",
	title: "Medical Disclaimer",
	summary: "It is about how skin looks. When to see a doctor, and when to be careful with products.",
	version: LEGAL_VERSION,
	sections: [
		{
			id: "disclaimer-appearance",
			heading: "Appearance, not diagnosis",
			blocks: [
				`${BRAND.name} describes how skin looks in a photo. It does not diagnose, treat, cure or rule out any condition. It is not a medical device and does not replace a doctor. Using it makes nobody your doctor.`,
				"A photo has limits. Light, focus, distance and makeup change what can be seen. Each finding says how sure it is, and what could not be measured is named. That nothing was found does not mean that nothing is there.",
				"The assistant is an AI and can be wrong. Do not put off seeing a doctor, and do not stop a treatment, because of something you read here.",
			],
		},
		{
			id: "disclaimer-doctor",
			heading: "When to see a doctor",
			blocks: [
				"See a doctor, and do not wait for a scan, about:",
				{
					list: [
						"a mole or spot that is new, changes, bleeds, itches or does not heal;",
						"a rash that spreads fast, blisters, sudden swelling, fever or strong pain;",
						"anything in or near the eyes;",
						"acne or redness that hurts, leaves scars or weighs on you;",
						"anything that worries you.",
					],
				},
				"Swelling of face or throat, trouble breathing or a sudden severe reaction is an emergency: call your local emergency number.",
			],
		},
		{
			id: "disclaimer-products",
			heading: "Products",
			blocks: [
				"Read the label of a product and follow it. Try a new one on a small patch first, begin one at a time, and stop when it burns or swells. Ingredients change; the label in your hand counts, not the list we saw.",
				"Ask a doctor or pharmacist before you use active ingredients when you are pregnant, trying to be, or nursing; when you use medicine on or for your skin; or when you are allergic.",
				"You can tell us about pregnancy, nursing, a prescription retinoid and another acne medicine from a doctor; the plan then leaves out what does not go with it. Allergies and other medicines we do not ask about, and the plan does not know of them: check each label for what you must avoid.",
			],
		},
		{
			id: "disclaimer-young",
			heading: "Under 18",
			blocks: [
				"Young skin needs little. Talk with a parent or a doctor before you begin with strong ingredients.",
			],
		},
	],
};
