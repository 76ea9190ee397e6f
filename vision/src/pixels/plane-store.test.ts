import { expect, test } from "vitest";
import { handBackPlanes, takePlane } from "./planes.ts";

test("a plane that was handed back is taken again, and empty for who handed it back", () => {
	const plane = takePlane(9).fill(1);
	handBackPlanes([plane]);
	expect(plane).toHaveLength(0);
	expect([...takePlane(9)]).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test("a plane of another length, and one that somebody holds, is not taken", () => {
	const held = takePlane(16).fill(1);
	handBackPlanes([takePlane(4)]);
	const other = takePlane(16).fill(2);
	handBackPlanes([held]);
	handBackPlanes([held]);
	const third = takePlane(16).fill(3);
	const fourth = takePlane(16).fill(4);
	expect([other[0], third[0], fourth[0]]).toEqual([2, 3, 4]);
});
