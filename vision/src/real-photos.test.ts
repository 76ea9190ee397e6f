import { isReportable, unreadableConcerns } from "@dewlight/core/skin/find-concerns.ts";
import type { PhotoQuality, QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import { takeCases } from "@dewlight/core/testing/take-cases.ts";
import { describe, expect, test } from "vitest";
import { PhotoUnreadable } from "./decode/photo-unreadable.ts";
import { unreadableQuality } from "./index.ts";
import { lookAtPhoto } from "./look-at-photo.ts";
import { observePortrait } from "./observe-portrait.ts";
import type { PlausibilityFacts } from "./quality/plausible-skin.ts";
import { type RealPhoto, realPhotos } from "./testing/real-photos.ts";

/** Each of these shows a way to see no whole face that is told from the others. */
const NAMED = ["derived-01-blur.jpg", "derived-07-half-face.jpg", "neg-05.png"];
const isNamed = ({ file }: RealPhoto) => NAMED.includes(file);
const others = realPhotos().filter((photo) => !isNamed(photo));
const photos = [
	...realPhotos().filter(isNamed),
	...takeCases("real photos", others, 4, { area: "engine" }).cases,
];
const BANDS = [
	{ name: "Monk 1-3", from: 1, to: 3 },
	{ name: "Monk 4-6", from: 4, to: 6 },
	{ name: "Monk 7-10", from: 7, to: 10 },
] as const;

interface Judged {
	photo: RealPhoto;
	quality: PhotoQuality;
	asExpected: boolean;
	/** Whether what was measured, whatever the verdict, speaks of at least half of the concerns. */
	reportable: boolean;
	/** How clearly a mouth is seen, and what the skin's detail looks like; undefined where no single face is. */
	mouthShown: number | undefined;
	plausibility: PlausibilityFacts | undefined;
}

async function judge(photo: RealPhoto): Promise<Omit<Judged, "photo" | "asExpected">> {
	try {
		const { quality, portrait, facts } = await lookAtPhoto(photo.bytes());
		const measured = portrait && facts && (await observePortrait(portrait, facts)).observation;
		return {
			quality,
			reportable: measured !== null && isReportable(unreadableConcerns(measured.metrics)),
			mouthShown: portrait?.mouthShown,
			plausibility: facts?.plausibility,
		};
	} catch (error) {
		if (!(error instanceof PhotoUnreadable)) throw error;
		return {
			quality: unreadableQuality(error),
			reportable: false,
			mouthShown: undefined,
			plausibility: undefined,
		};
	}
}

const judgements: Promise<Judged[]> = (async () => {
	const judged: Judged[] = [];
	for (const photo of photos) {
		const one = await judge(photo);
		// A person sees a face; whether its skin can be read is a matter of pixels, and that is refused on purpose.
		const verdicts = one.reportable ? photo.verdicts : ["fail"];
		judged.push({ photo, ...one, asExpected: verdicts.includes(one.quality.status) });
	}
	return judged;
})();

const isPortrait = ({ photo }: Judged): boolean =>
	["portrait", "portrait-lowres", "selfie"].includes(photo.category) && !photo.verdicts.includes("fail");

/** Refused for more than the pixels it has: too small a face is refused whoever it shows. */
const isRefused = ({ quality }: Judged): boolean =>
	quality.checks.some(({ name, status }) => status === "fail" && name !== "face_size");

const share = (judged: readonly Judged[], statuses: readonly QualityStatus[]): number =>
	judged.filter(({ quality }) => statuses.includes(quality.status)).length / judged.length;

function verdictLine({ photo, quality, asExpected }: Judged): string {
	const faults = quality.checks.filter((check) => check.status !== "pass");
	const told = faults
		.map(({ name, status, value, limit }) => `${name} ${status} (${value} / ${limit})`)
		.join(", ");
	return `${asExpected ? " " : "X"} ${photo.file.padEnd(34)} ${quality.status.padEnd(5)} ${photo.verdicts.join("|").padEnd(10)} ${told}`;
}

describe.skipIf(photos.length === 0)(`${photos.length} real photos`, () => {
	test("at least nine in ten get the verdict a person would give", async () => {
		const judged = await judgements;
		console.log(judged.map(verdictLine).join("\n"));
		const agreed = judged.filter(({ asExpected }) => asExpected).length;
		console.log(`${agreed} of ${judged.length} verdicts as expected`);
		expect(agreed / judged.length).toBeGreaterThanOrEqual(0.9);
	}, 300_000);

	test("no clear portrait is refused but for its size", async () => {
		const refused = (await judgements).filter((one) => isPortrait(one) && isRefused(one));
		expect(refused.map(({ photo, quality }) => `${photo.file}: ${quality.reason}`)).toEqual([]);
	}, 300_000);

	test("every photo in which fewer than half of the concerns can be read is refused", async () => {
		const small = (await judgements).filter(({ reportable }) => !reportable);
		console.log(`${small.length} show too little: ${small.map(({ photo }) => photo.file).join(", ")}`);
		expect(small.filter(({ quality }) => quality.status !== "fail").map(({ photo }) => photo.file)).toEqual(
			[],
		);
	}, 300_000);

	test("a blurred photo and half a face are told apart from no face", async () => {
		const told = (name: string) =>
			judgements.then((all) => all.find(({ photo }) => photo.file === name)?.quality.reason);
		expect(await told("derived-01-blur.jpg")).toMatch(/^The photo is blurred\./);
		expect(await told("derived-07-half-face.jpg")).toMatch(/^The edge of the photo cuts your face\./);
		expect(await told("neg-05.png")).toMatch(/^We could not find a face\./);
	}, 300_000);

	test("no mouth in sight is called covered: beards, smiles, pale and painted lips", async () => {
		for (const { photo, mouthShown } of (await judgements).filter(isPortrait))
			expect(mouthShown, photo.file).toBeGreaterThanOrEqual(1);
	}, 300_000);

	test("no clear portrait is taken for paint", async () => {
		for (const { photo, quality, plausibility } of (await judgements).filter(isPortrait)) {
			const check = quality.checks.find(({ name }) => name === "plausible_skin");
			expect(check?.status, `${photo.file} ${JSON.stringify(plausibility)}`).toBe("pass");
		}
	}, 300_000);

	test("portraits of every tone band are accepted within ten points of each other", async () => {
		const portraits = (await judgements).filter(isPortrait);
		const rates = BANDS.map(({ name, from, to }) => {
			const band = portraits.filter(({ photo: { monk } }) => monk !== null && monk >= from && monk <= to);
			const accepted = band.filter((one) => !isRefused(one)).length / band.length;
			const plain = share(band, ["pass"]);
			console.log(
				`${name}: ${band.length} portraits, ${Math.round(100 * accepted)} % accepted, ${Math.round(100 * plain)} % without a warning`,
			);
			return accepted;
		});
		expect(Math.max(...rates) - Math.min(...rates)).toBeLessThanOrEqual(0.1);
	}, 300_000);
});
