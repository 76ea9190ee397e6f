import { ImageOff } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { uiCopy } from "./copy.ts";
import { imagesOf } from "./file-drop.tsx";

interface PhotoPreviewProps {
	file: File;
	alt: string;
	replaceLabel: string;
	disabled?: boolean;
	onReplace: (images: File[]) => void;
}

/** The chosen photo as it is on this device; formats a browser cannot show are named instead. */
export function PhotoPreview({ file, alt, replaceLabel, disabled = false, onReplace }: PhotoPreviewProps) {
	const id = useId();
	const show = useMemo(() => showFile(file), [file]);
	const [unreadable, setUnreadable] = useState<File>();
	return (
		<div className="grid justify-items-center gap-3">
			<div className="grid aspect-[4/5] w-full max-w-72 place-items-center overflow-hidden rounded-lg bg-silk shadow-soft">
				{unreadable === file ? (
					<p className="grid justify-items-center gap-2 p-6 text-center text-small text-ink-2">
						<ImageOff aria-hidden="true" className="size-8" />
						<span className="break-all">{file.name}</span>
						<span>{uiCopy.noPreview}</span>
					</p>
				) : (
					<img ref={show} alt={alt} onError={() => setUnreadable(file)} className="size-full object-cover" />
				)}
			</div>
			<label
				htmlFor={id}
				className="relative inline-flex min-h-11 items-center rounded-full px-5 font-semibold text-fig has-focus-visible:outline-2 has-focus-visible:outline-fig hover:bg-blush"
			>
				{replaceLabel}
				<input
					id={id}
					type="file"
					accept="image/*"
					disabled={disabled}
					onChange={(event) => {
						onReplace(imagesOf(event.target.files));
						event.target.value = "";
					}}
					className="sr-only"
				/>
			</label>
		</div>
	);
}

/** Shows the file for as long as the image stands; the browser forgets it afterwards. */
export function showFile(file: File) {
	return (image: HTMLImageElement | null) => {
		if (image === null) return;
		const url = URL.createObjectURL(file);
		image.src = url;
		return () => URL.revokeObjectURL(url);
	};
}
