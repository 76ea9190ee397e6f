import type { FaceMesh } from "../face/face-mesh.ts";
import { atMost, type Judgement } from "./judgement.ts";

/** The detector also likes cats and cups; the mesh's flag tells faces from them. */
const LEAST_FLAG = 0.9;
/** A face this much narrower than the largest is a passer-by or a picture on the wall. */
const LEAST_SHARE = 0.4;

/** The faces that count, largest first. Landmarks that fell onto a larger face are that face seen twice. */
export function countedFaces(faces: readonly FaceMesh[]): FaceMesh[] {
	const real = faces.filter((face) => face.flag >= LEAST_FLAG);
	const largest = real[0]?.box.width ?? 0;
	return real.filter(
		(face, index) =>
			face.box.width >= LEAST_SHARE * largest &&
			!real.slice(0, index).some((larger) => isInside(face, larger)),
	);
}

function isInside({ box }: FaceMesh, { box: larger }: FaceMesh): boolean {
	const x = box.x + box.width / 2 - larger.x;
	const y = box.y + box.height / 2 - larger.y;
	return x > 0 && y > 0 && x < larger.width && y < larger.height;
}

/** Of one face and more; none is told by `missed-face.ts`. */
export function checkFaceCount(count: number): Judgement {
	return atMost(
		"face_count",
		count,
		{ fail: 1 },
		{
			warn: "There is more than one face in the photo. Take it with only you in view.",
		},
	);
}
