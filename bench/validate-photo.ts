import { checkPhoto } from "@dewlight/vision";
import { byFloor, createFloor } from "./floor.ts";
import type { Measurement } from "./measurement.ts";
import { phonePhoto } from "./phone-photo.ts";
import { sideBySide } from "./side-by-side.ts";

export const validatePhoto: Measurement = {
	name: "validate-photo",
	title: "quality verdict on a 12-megapixel JPEG, by the floor",
	async run() {
		const photo = await phonePhoto();
		const floor = await createFloor();
		const spent = await sideBySide(
			{ floor: () => floor(photo), check: () => checkPhoto(photo) },
			{ rounds: 15, warmUp: 4 },
		);
		return {
			...byFloor(spent.check, spent.floor),
			target: { at: "most", limit: 2 },
			detail: {
				check_cpu_ms: spent.check.cpu,
				floor_cpu_ms: spent.floor.cpu,
				cpu_ratio: spent.check.cpu / spent.floor.cpu,
			},
		};
	},
};
