import sharp from "sharp";

/**
 * sharp with every loader closed except four buffer loaders: no file, network, SVG, GIF, TIFF or PDF input.
 * One thread and no cache, because parallel work is the worker pool's and photos must not linger in memory.
 */
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
	operation: [
		"VipsForeignLoadJpegBuffer",
		"VipsForeignLoadPngBuffer",
		"VipsForeignLoadWebpBuffer",
		"VipsForeignLoadHeifBuffer",
	],
});
sharp.concurrency(1);
sharp.cache(false);

export const guardedSharp = sharp;
