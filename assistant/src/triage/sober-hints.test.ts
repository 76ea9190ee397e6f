import { describe, expect, it } from "vitest";
import { rulesInTalk } from "./testing/rules-in-talk.ts";

describe("a hint at a danger in a talk", () => {
	it.each([
		"it wouldnt do my forehead bc of my fringe?? do i have to redo the whole thing w my hair up, its school pics tmrw i dont want to see it",
		"derm put me on doxy + epiduo in june. skins been clear 3 wks so can i bin the doxy, it makes my stomach funny. also flying to accra friday",
		"gonna stop my acne tablets theyre upsetting my stomach",
		"it says redness but i dont see red, my face just looks kinda purple brown on the cheeks. did it get confused by my colour",
		"¿el ácido hialurónico va antes o después de la crema?",
		"vivo en La Paz y el aire es muy seco, la piel me tira",
	])("is left unsaid of: %s", (text) => {
		expect(rulesInTalk(text)).toEqual([]);
	});

	it("is no crisis where somebody fears for an unborn child or under a medicine", () => {
		for (const text of [
			"im 9 weeks, and ive been slapping the cerave one on every single night. i feel sick about it. have i hurt the baby",
			"on accutane 20mg. my bf and me had a condom fail sat and i havent told the clinic cause theyll kick me off",
			"isotretinoin, condom came off. dont want to lose my prescription so not telling them",
		])
			expect(rulesInTalk(text).filter((id) => /crisis|suicid|violence/.test(id))).toEqual([]);
	});

	it.each([
		["im 20 weeks and i want to hurt myself, i cant do this", "red-flag.self-harm"],
		["i am pregnant and he pushed me down the stairs, did he hurt the baby", "red-flag.violence"],
		["my boyfriend kicks me at night and im on accutane", "red-flag.violence"],
		["i stopped my accutane and i want to kill myself", "red-flag.suicidal"],
	])("stays where it is one: %s", (text, rule) => {
		expect(rulesInTalk(text)).toContain(rule);
	});
});
