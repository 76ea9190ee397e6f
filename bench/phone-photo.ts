import { encodeFace } from "@dewlight/sandbox/faces/index.ts";

const drawn = new Map<number, Promise<Buffer>>();

/** A drawn face as a phone stores it: 12 megapixels of JPEG, held upright. Drawn once per process and quality. */
export function phonePhoto(quality = 90): Promise<Buffer> {
	const known = drawn.get(quality);
	if (known !== undefined) return known;
	const photo = encodeFace(
		{
			person: 2,
			width: 3024,
			height: 4032,
			center: [0.5, 0.42],
			faceFraction: 0.56,
			papules: { left_cheek: { count: 4 } },
			darkMarks: { forehead: { count: 3 } },
			redness: { nose: 5, right_cheek: 5 },
		},
		{ quality },
	);
	drawn.set(quality, photo);
	return photo;
}
