import { BRAND } from "@dewlight/contracts/brand.ts";
import type { LegalText } from "./legal-text.ts";

export const disclaimerText: LegalText = {
	title: "Medical Disclaimer",
	sections: [
		{
			heading: "Appearance, not diagnosis",
			paragraphs: [
				`${BRAND.name} describes how skin looks in a photo. It does not diagnose, treat or rule out any condition, and it does not replace a doctor.`,
				"A photo has limits. Light, focus and distance change what can be seen. Each finding says how sure it is, and what could not be measured is named.",
			],
		},
		{
			heading: "When to see a doctor",
			paragraphs: [
				"See a doctor about a mole or spot that changes, bleeds or does not heal; about sudden swelling, fever or pain; about anything near the eyes; and about anything that worries you. In an emergency call your local emergency number.",
			],
		},
		{
			heading: "Products",
			paragraphs: [
				"Try a new product on a small patch first and stop when it burns or swells. Ask a doctor before using active ingredients when you are pregnant, nursing, under treatment or allergic.",
			],
		},
	],
};
