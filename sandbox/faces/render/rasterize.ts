import type { Mesh } from "../geometry/mesh.ts";
import { type Camera, PIVOT_Y, PIVOT_Z } from "./camera.ts";

/** Values kept per pixel: frontal x, y, arc length, openness, and the normal in camera axes. */
export const PIXEL_FLOATS = 7;

/** A mesh seen by the camera: 3 + PIXEL_FLOATS floats per vertex (px, py, inverse depth, values). */
export interface SeenMesh {
	part: number;
	vertices: Float32Array;
	triangles: Uint32Array;
}

const STRIDE = 3 + PIXEL_FLOATS;

/** A horizontal slice of the picture with the nearest surface at each pixel. */
export interface Band {
	width: number;
	top: number;
	rows: number;
	depth: Float32Array;
	part: Uint8Array;
	values: Float32Array;
}

export function seeMesh(mesh: Mesh, camera: Camera, turnsWithHead: boolean): SeenMesh {
	const r = turnsWithHead ? camera.headRotation : camera.bodyRotation;
	const count = mesh.position.length / 3;
	const vertices = new Float32Array(count * STRIDE);
	const focal = camera.pxPerMm * camera.distance;
	for (let i = 0; i < count; i++) {
		const x = mesh.position[3 * i];
		const y = mesh.position[3 * i + 1] - PIVOT_Y;
		const z = mesh.position[3 * i + 2] - PIVOT_Z;
		const inverse = 1 / (camera.distance - (r[6] * x + r[7] * y + r[8] * z + PIVOT_Z));
		const at = i * STRIDE;
		vertices[at] = camera.originX + (r[0] * x + r[1] * y + r[2] * z) * focal * inverse;
		vertices[at + 1] = camera.originY - (r[3] * x + r[4] * y + r[5] * z + PIVOT_Y) * focal * inverse;
		vertices[at + 2] = inverse;
		for (let k = 0; k < 4; k++) vertices[at + 3 + k] = mesh.surface[4 * i + k];
		const nx = mesh.normal[3 * i];
		const ny = mesh.normal[3 * i + 1];
		const nz = mesh.normal[3 * i + 2];
		vertices[at + 7] = r[0] * nx + r[1] * ny + r[2] * nz;
		vertices[at + 8] = r[3] * nx + r[4] * ny + r[5] * nz;
		vertices[at + 9] = r[6] * nx + r[7] * ny + r[8] * nz;
	}
	return { part: mesh.part, vertices, triangles: mesh.triangles };
}

export function createBand(width: number, rows: number): Band {
	return {
		width,
		top: 0,
		rows,
		depth: new Float32Array(width * rows),
		part: new Uint8Array(width * rows),
		values: new Float32Array(width * rows * PIXEL_FLOATS),
	};
}

export function clearBand(band: Band, top: number): void {
	band.top = top;
	band.depth.fill(0);
	band.part.fill(0);
}

/** Draws the mesh into the band with a depth test; values are interpolated linearly on the screen. */
export function rasterize({ part, vertices, triangles }: SeenMesh, band: Band): void {
	for (let t = 0; t < triangles.length; t += 3)
		fillTriangle(
			band,
			part,
			vertices,
			triangles[t] * STRIDE,
			triangles[t + 1] * STRIDE,
			triangles[t + 2] * STRIDE,
		);
}

/** `a`, `b` and `c` are where the corners start in `v`. */
function fillTriangle(band: Band, part: number, v: Float32Array, a: number, b: number, c: number): void {
	const { width, top, rows, depth, values } = band;
	const ay = v[a + 1];
	const by = v[b + 1];
	const cy = v[c + 1];
	const y0 = Math.max(top, Math.ceil(Math.min(ay, by, cy) - 0.5));
	const y1 = Math.min(top + rows - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
	if (y0 > y1) return;
	const ax = v[a];
	const bx = v[b];
	const cx = v[c];
	const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
	const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
	if (x0 > x1) return;
	const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
	if (area === 0) return;
	const inverseArea = 1 / area;
	for (let y = y0; y <= y1; y++) {
		const ady = ay - (y + 0.5);
		const bdy = by - (y + 0.5);
		const cdy = cy - (y + 0.5);
		for (let x = x0, at = (y - top) * width + x0; x <= x1; x++, at++) {
			const px = x + 0.5;
			const wa = ((bx - px) * cdy - (cx - px) * bdy) * inverseArea;
			const wb = ((cx - px) * ady - (ax - px) * cdy) * inverseArea;
			const wc = 1 - wa - wb;
			if (wa < 0 || wb < 0 || wc < 0) continue;
			const z = wa * v[a + 2] + wb * v[b + 2] + wc * v[c + 2];
			if (z <= depth[at]) continue;
			depth[at] = z;
			band.part[at] = part;
			for (let k = 0, out = at * PIXEL_FLOATS; k < PIXEL_FLOATS; k++, out++)
				values[out] = wa * v[a + 3 + k] + wb * v[b + 3 + k] + wc * v[c + 3 + k];
		}
	}
}
