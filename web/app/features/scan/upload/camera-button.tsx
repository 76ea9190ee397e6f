import { Camera } from "lucide-react";
import { useId } from "react";
import { buttonStyle } from "#ui/button-style.ts";
import { uploadCopy } from "./copy.ts";

interface CameraButtonProps {
	disabled: boolean;
	onImages: (images: File[]) => void;
}

/** Opens the front camera where there is one, and the picker elsewhere. */
export function CameraButton({ disabled, onImages }: CameraButtonProps) {
	const id = useId();
	return (
		<label
			htmlFor={id}
			className={buttonStyle(
				"secondary",
				"regular",
				"relative w-full has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-fig has-disabled:opacity-55",
			)}
		>
			<Camera aria-hidden="true" className="size-5" />
			{uploadCopy.camera}
			<input
				id={id}
				type="file"
				accept="image/*"
				capture="user"
				disabled={disabled}
				onChange={(event) => {
					onImages([...(event.target.files ?? [])]);
					event.target.value = "";
				}}
				className="sr-only"
			/>
		</label>
	);
}
