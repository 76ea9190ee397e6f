/** The part of libheif's bindings that opening one picture needs; the package's own declarations leave the answers open. */
declare module "libheif-js/wasm-bundle.js" {
	/** A handle that the library owns until it is released. */
	interface Handle {
		readonly code?: unknown;
	}
	interface Channel {
		width: number;
		height: number;
		/** Bytes from one row to the next. */
		stride: number;
		/** A view of the library's own memory, valid until the image is released. */
		data: Uint8Array;
	}
	interface Libheif {
		heif_error_code: { heif_error_Ok: unknown };
		heif_colorspace: { heif_colorspace_RGB: unknown };
		heif_chroma: { heif_chroma_interleaved_RGB: unknown; heif_chroma_interleaved_RGBA: unknown };
		heif_context_alloc(): Handle;
		heif_context_free(context: Handle): void;
		heif_context_read_from_memory(context: Handle, bytes: Uint8Array): { code: unknown };
		/** The handle, or an error that has a code. */
		heif_js_context_get_primary_image_handle(context: Handle): Handle | null;
		heif_image_handle_get_width(handle: Handle): number;
		heif_image_handle_get_height(handle: Handle): number;
		heif_image_handle_has_alpha_channel(handle: Handle): number;
		heif_image_handle_release(handle: Handle): void;
		/** The decoded image, or an error that has a code. */
		heif_js_decode_image2(
			handle: Handle,
			colorspace: unknown,
			chroma: unknown,
		): { code?: unknown; image: Handle; channels: Channel[] } | null;
		heif_image_release(image: Handle): void;
	}
	const libheif: Libheif;
	export default libheif;
}
