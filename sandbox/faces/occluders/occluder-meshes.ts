import { assertNever } from "@dewlight/core/skin/assert-never.ts";
import type { HeadBase } from "../geometry/head-base.ts";
import type { Mesh } from "../geometry/mesh.ts";
import { createFaceMask } from "./face-mask.ts";
import { createHand, createMouthHand } from "./hand.ts";
import { createSunglasses } from "./sunglasses.ts";

export type Occluder = "sunglasses" | "mask" | "hand" | "hand_on_mouth";

/** What stands before the face, in the face frame. */
export function occluderMeshes(occluder: Occluder | null, base: HeadBase): Mesh[] {
	switch (occluder) {
		case null:
			return [];
		case "sunglasses":
			return createSunglasses();
		case "mask":
			return createFaceMask(base);
		case "hand":
			return createHand();
		case "hand_on_mouth":
			return createMouthHand();
		default:
			return assertNever(occluder);
	}
}
