import type { PhotoQuality, QualityStatus } from "@dewlight/core/skin/photo-quality.ts";
import { describe, expect, test } from "vitest";
import { checkPhoto } from "./check-photo.ts";
import { PhotoUnreadable } from "./decode/photo-unreadable.ts";
import { type RealPhoto, realPhotos } from "./testing/real-photos.ts";
import { unreadableQuality } from "./unreadable-quality.ts";

const photos = realPhotos();
const BANDS = [
	{ name: "Monk 1-3", from: 1, to: 3 },
	{ name: "Monk 4-6", from: 4, to: 6 },
	{ name: "Monk 7-10", from: 7, to: 10 },
] as const;

async function judge(photo: RealPhoto): Promise<PhotoQuality> {
	try {
		return await checkPhoto(photo.bytes());
	} catch (error) {
		if (error instanceof PhotoUnreadable) return unreadableQuality(error);
		throw error;
	}
}

interface Judged {
	photo: RealPhoto;
	quality: PhotoQuality;
	asExpected: boolean;
}

const judgements: Promise<Judged[]> = (async () => {
	const judged: Judged[] = [];
	for (const photo of photos) {
		const quality = await judge(photo);
		judged.push({ photo, quality, asExpected: photo.verdicts.includes(quality.status) });
	}
	return judged;
})();

const isPortrait = ({ photo }: Judged): boolean =>
	["portrait", "portrait-lowres", "selfie"].includes(photo.category) && !photo.verdicts.includes("fail");

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

	test("no clear portrait is refused", async () => {
		const refused = (await judgements).filter((one) => isPortrait(one) && one.quality.status === "fail");
		expect(refused.map(({ photo, quality }) => `${photo.file}: ${quality.reason}`)).toEqual([]);
	}, 300_000);

	test("portraits of every tone band are accepted within ten points of each other", async () => {
		const portraits = (await judgements).filter(isPortrait);
		const rates = BANDS.map(({ name, from, to }) => {
			const band = portraits.filter(({ photo: { monk } }) => monk !== null && monk >= from && monk <= to);
			const accepted = share(band, ["pass", "warn"]);
			const plain = share(band, ["pass"]);
			console.log(
				`${name}: ${band.length} portraits, ${Math.round(100 * accepted)} % accepted, ${Math.round(100 * plain)} % without a warning`,
			);
			return accepted;
		});
		expect(Math.max(...rates) - Math.min(...rates)).toBeLessThanOrEqual(0.1);
	}, 300_000);
});
