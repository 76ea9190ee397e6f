import type { Zone } from "@dewlight/core/skin/observation.ts";
import type { SkinView } from "../regions/mask-skin.ts";
import { atLeast, gravest, type Judgement } from "./judgement.ts";

/** Mean coverage of the five areas. */
const WHOLE = { fail: 0.5 };
/** How clearly the mouth is seen. */
const MOUTH = { warn: 1 };
/** Coverage of one area: half of it. */
const AREA = { warn: 0.5 };

interface Area {
	zones: readonly Zone[];
	reason: string;
}

const AREAS: readonly Area[] = [
	{
		zones: ["forehead"],
		reason: "Your forehead is covered, so it cannot be measured. Move hair or a hat aside if you can.",
	},
	{ zones: ["nose"], reason: "Your nose is covered, so it cannot be measured. Uncover it if you can." },
	{
		zones: ["left_cheek"],
		reason: "Your left cheek is covered or too dark to measure. Move hair aside and face the light.",
	},
	{
		zones: ["right_cheek"],
		reason: "Your right cheek is covered or too dark to measure. Move hair aside and face the light.",
	},
	{
		zones: ["upper_lip", "chin"],
		reason: "The area around your mouth is covered, by a beard for example, so it cannot be measured.",
	},
];

const mean = (values: readonly number[]): number =>
	values.reduce((sum, value) => sum + value, 0) / values.length;

/** Share of bare skin in forehead, nose, each cheek and around the mouth, 0 to 1. */
export function areaCoverage({ perZone }: Pick<SkinView, "perZone">): number[] {
	return AREAS.map(({ zones }) => mean(zones.map((zone) => perZone[zone].coverage)));
}

export function checkOcclusion(coverage: readonly number[], mouthShown: number): Judgement {
	const whole = atLeast("occlusion", mean(coverage), WHOLE, {
		warn: "Something covers your face. Take off a mask, a scarf or glasses and try again.",
	});
	const areas = AREAS.map(({ reason }, index) =>
		atLeast("occlusion", coverage[index], AREA, { warn: reason }),
	);
	const mouth = atLeast("occlusion", mouthShown, MOUTH, {
		warn: "Something covers your mouth. Lower your hand and try again.",
	});
	const worst = gravest(whole, mouth, ...areas);
	if (worst.check.status !== "pass") return worst;
	return atLeast("occlusion", Math.min(...coverage), AREA, { warn: "" });
}
