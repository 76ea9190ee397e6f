import { readFileSync } from "node:fs";
import { DOMParser, type Element, onErrorStopParsing } from "@xmldom/xmldom";
import { BRAND_DROP } from "../pictures/icons.ts";

const ANDROID = "http://schemas.android.com/apk/res/android";

/** The root of an XML file; throws, naming the file, where it is not well-formed. */
export function readXml(file: string): Element {
	const parser = new DOMParser({ onError: onErrorStopParsing });
	try {
		const root = parser.parseFromString(readFileSync(file, "utf8"), "text/xml").documentElement;
		if (root !== null) return root;
	} catch (error) {
		throw new Error(`${file} is no well-formed XML.`, { cause: error });
	}
	throw new Error(`${file} is empty.`);
}

export function elementsOf(parent: Element, name: string): Element[] {
	return [...parent.getElementsByTagName(name)];
}

/** An `android:` attribute; null where there is none. */
function androidAttribute(element: Element, name: string): string | null {
	return element.getAttributeNS(ANDROID, name);
}

/** The main part of the Android project, below the repository root. */
export const ANDROID_MAIN = "android/app/src/main";
export const ANDROID_RES = `${ANDROID_MAIN}/res`;

export const MANIFEST = `${ANDROID_MAIN}/AndroidManifest.xml`;

interface LinkFilter {
	/** Android asks the site whether the app may open its links. */
	verified: boolean;
	schemes: string[];
	hosts: string[];
	paths: string[];
}

interface AndroidManifest {
	permissions: string[];
	application: { readonly [attribute: string]: string };
	activity: { readonly [attribute: string]: string };
	/** Only filters for links; not the one of the launcher. */
	links: LinkFilter[];
}

export function readManifest(): AndroidManifest {
	const root = readXml(MANIFEST);
	const filters = elementsOf(root, "intent-filter").map((filter) => ({
		verified: androidAttribute(filter, "autoVerify") === "true",
		schemes: dataOf(filter, "scheme"),
		hosts: dataOf(filter, "host"),
		paths: dataOf(filter, "path"),
	}));
	return {
		// What a plugin brings along and is taken out again is none of them.
		permissions: elementsOf(root, "uses-permission")
			.filter((element) => element.getAttribute("tools:node") !== "remove")
			.map((element) => androidAttribute(element, "name") ?? ""),
		application: attributesOf(root, "application"),
		activity: attributesOf(root, "activity"),
		links: filters.filter(({ schemes }) => schemes.length > 0),
	};
}

function dataOf(filter: Element, name: string): string[] {
	return elementsOf(filter, "data").flatMap((data) => androidAttribute(data, name) ?? []);
}

function attributesOf(root: Element, name: string): { [attribute: string]: string } {
	const [element] = elementsOf(root, name);
	return Object.fromEntries(
		[...(element?.attributes ?? [])].map((one) => [one.localName ?? one.name, one.value]),
	);
}

const GROUND = "#fbf8f6";

/** Pixels per dp of the densities that Android names. */
export const DENSITIES = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 } as const;

interface AndroidPicture {
	/** Below `android/app/src/main/res`. */
	file: string;
	/** Pixels on a side. */
	size: number;
	svg: string;
}

interface Shape {
	folder: "mipmap" | "drawable";
	name: string;
	/** Side in dp, as Android's guide to icons asks. */
	dp: number;
	/** Part of the side that the mark's field of 40 by 40 takes. */
	mark: number;
	/** Radius of the ground's corners as a part of the side; null where the ground comes from elsewhere. */
	corner: number | null;
}

const SHAPES: readonly Shape[] = [
	{ folder: "mipmap", name: "ic_launcher", dp: 48, mark: 0.78, corner: 0.22 },
	{ folder: "mipmap", name: "ic_launcher_round", dp: 48, mark: 0.7, corner: 0.5 },
	// A launcher cuts what it likes outside the inner circle of 66 dp.
	{ folder: "mipmap", name: "ic_launcher_foreground", dp: 108, mark: 0.48, corner: null },
	// The splash shows the inner circle of 192 dp.
	{ folder: "drawable", name: "splash_mark", dp: 288, mark: 0.48, corner: null },
];

/** Every picture of the app in every density. */
export function androidPictures(): AndroidPicture[] {
	return SHAPES.flatMap((shape) =>
		Object.entries(DENSITIES).map(([density, scale]) => ({
			file: `${shape.folder}-${density}/${shape.name}.png`,
			size: shape.dp * scale,
			svg: svgOf(shape, shape.dp * scale),
		})),
	);
}

function svgOf({ mark, corner }: Shape, size: number): string {
	const edge = (size - size * mark) / 2;
	const ground =
		corner === null ? "" : `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${GROUND}"/>`;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${ground}<g transform="translate(${edge} ${edge}) scale(${(size * mark) / 40})">${BRAND_DROP}</g></svg>`;
}

/** The outline alone, which launchers with themed icons color themselves. */
export function monochromeIcon(): { file: string; xml: string } {
	const outline = /<path[^>]* d="([^"]+)"/.exec(BRAND_DROP)?.[1];
	if (outline === undefined) throw new Error("The mark has no outline.");
	return {
		file: "drawable/ic_launcher_monochrome.xml",
		xml: `<?xml version="1.0" encoding="utf-8"?>
<vector xmlns:android="http://schemas.android.com/apk/res/android"
    android:width="108dp"
    android:height="108dp"
    android:viewportWidth="108"
    android:viewportHeight="108">
    <group
        android:scaleX="1.3"
        android:scaleY="1.3"
        android:translateX="28"
        android:translateY="28">
        <path
            android:fillColor="#000000"
            android:pathData="${outline}" />
    </group>
</vector>
`,
	};
}
