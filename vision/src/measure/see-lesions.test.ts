import { expect, test } from "vitest";
import { lookAtDrawn } from "../testing/look-at-drawn.ts";
import { detectionPower } from "./count-lesions.ts";
import { type FaceLesions, seeLesions } from "./see-lesions.ts";

const TONES = [1, 4, 7, 10] as const;

async function lesionsOf(options: Parameters<typeof lookAtDrawn>[0]): Promise<FaceLesions> {
	const { face, skin } = await lookAtDrawn(options);
	return seeLesions(face, skin);
}

const inZone = (found: FaceLesions["spots"]["sure"], zone: string) =>
	found.filter((one) => one.zone === zone).length;

test.each(TONES)("red spots and brown marks are found and told apart on Monk tone %i", async (monk) => {
	const { spots, marks } = await lesionsOf({
		person: 0,
		monk,
		papules: { left_cheek: { count: 4, sizeMm: 4, contrast: 14 } },
		darkMarks: { right_cheek: { count: 4, sizeMm: 4.5, contrast: 14 } },
	});
	expect(inZone(spots.sure, "left_cheek")).toBeGreaterThanOrEqual(3);
	expect(inZone(marks.sure, "right_cheek")).toBeGreaterThanOrEqual(3);
	expect(inZone(spots.sure, "right_cheek")).toBe(0);
	expect(inZone(marks.sure, "left_cheek")).toBeLessThanOrEqual(1);
});

test.each(TONES)(
	"a clear face of Monk tone %i shows what it would have shown, and shows nothing",
	async (monk) => {
		const { spots, marks } = await lesionsOf({ person: 0, monk });
		for (const one of [spots, marks]) {
			expect(one.sure.length).toBeLessThanOrEqual(1);
			const { power, limit } = detectionPower(one, "left_cheek");
			expect(power).toBeGreaterThan(0.7);
			expect(limit).toBeLessThanOrEqual(15);
		}
	},
);

test("a rougher photo would show less, and says so", async () => {
	const powers = await Promise.all(
		[1, 12].map(async (noise) => {
			const { spots } = await lesionsOf({ person: 0, monk: 8, noise });
			return detectionPower(spots, "face").power;
		}),
	);
	expect(powers[1]).toBeLessThan(powers[0]);
});
