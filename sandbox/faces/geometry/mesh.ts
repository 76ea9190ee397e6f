/** What a triangle belongs to; the shader picks its material by it. 0 is empty. */
export const PARTS = { head: 1, ear: 2, torso: 3, hair: 4, scarf: 5, lens: 6, mask: 7, hand: 8 } as const;
export type Part = (typeof PARTS)[keyof typeof PARTS];

/** Floats per vertex in `surface`: frontal x, y, arc length along the skin, openness to light (0 to 1). */
export const SURFACE_FLOATS = 4;

export interface Mesh {
	part: Part;
	/** 3 floats per vertex, face frame, millimeters. */
	position: Float32Array;
	/** 3 floats per vertex, unit length, pointing out. */
	normal: Float32Array;
	surface: Float32Array;
	/** 3 vertex indices per triangle. */
	triangles: Uint32Array;
}

/** Two triangles per cell of a `rows` by `columns` grid of vertices. */
export function gridTriangles(rows: number, columns: number): Uint32Array {
	const triangles = new Uint32Array((rows - 1) * (columns - 1) * 6);
	let at = 0;
	for (let row = 0; row + 1 < rows; row++) {
		for (let column = 0; column + 1 < columns; column++) {
			const corner = row * columns + column;
			triangles[at++] = corner;
			triangles[at++] = corner + 1;
			triangles[at++] = corner + columns;
			triangles[at++] = corner + 1;
			triangles[at++] = corner + columns + 1;
			triangles[at++] = corner + columns;
		}
	}
	return triangles;
}

/** Normals of a grid of vertices by central differences; `outward` 1 or -1 chooses the side. */
export function gridNormals(
	position: Float32Array,
	rows: number,
	columns: number,
	outward: number,
): Float32Array {
	const normal = new Float32Array(position.length);
	for (let row = 0; row < rows; row++) {
		const up = Math.min(rows - 1, row + 1) * columns;
		const down = Math.max(0, row - 1) * columns;
		for (let column = 0; column < columns; column++) {
			const right = 3 * (row * columns + Math.min(columns - 1, column + 1));
			const left = 3 * (row * columns + Math.max(0, column - 1));
			const above = 3 * (up + column);
			const below = 3 * (down + column);
			const ux = position[right] - position[left];
			const uy = position[right + 1] - position[left + 1];
			const uz = position[right + 2] - position[left + 2];
			const vx = position[above] - position[below];
			const vy = position[above + 1] - position[below + 1];
			const vz = position[above + 2] - position[below + 2];
			const x = uy * vz - uz * vy;
			const y = uz * vx - ux * vz;
			const z = ux * vy - uy * vx;
			const scale = outward / (Math.hypot(x, y, z) || 1);
			const at = 3 * (row * columns + column);
			normal[at] = x * scale;
			normal[at + 1] = y * scale;
			normal[at + 2] = z * scale;
		}
	}
	return normal;
}
