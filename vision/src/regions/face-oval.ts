/** Mesh points around the face, clockwise from the top of the forehead as seen in the picture. */
export const FACE_OVAL: readonly number[] = [
	10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176, 149,
	150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
];
