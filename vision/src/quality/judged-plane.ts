import type { Portrait } from "./portrait.ts";
import { shrinkMask, shrinkPlane } from "./shrink-plane.ts";

/** Edge of the crop blur is judged at: half the measuring crop, which most cameras' own softness does not reach. */
const JUDGED_SIZE = 256;

/** The face's brightness at the size blur is judged at. */
export interface JudgedPlane {
	size: number;
	/** Encoded brightness, 0 to 255. */
	plane: Float32Array;
	/** Inside the face oval. */
	oval: Uint8Array;
}

/** A face smaller than the judged size is judged in its own pixels. */
export function judgedPlane({ native }: Pick<Portrait, "native">): JudgedPlane {
	const size = Math.min(JUDGED_SIZE, native.size);
	return {
		size,
		plane: shrinkPlane(native.brightness, native.size, size),
		oval: shrinkMask(native.oval, native.size, size),
	};
}
