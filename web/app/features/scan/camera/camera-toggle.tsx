import type { LucideIcon } from "lucide-react";
import { classNames } from "#ui/class-names.ts";

interface CameraToggleProps {
	icon: LucideIcon;
	label: string;
	pressed: boolean;
	onPress: () => void;
	className?: string;
}

/** A switch beside the shutter: a round sign with its words below. */
export function CameraToggle({ icon: Icon, label, pressed, onPress, className }: CameraToggleProps) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			onClick={onPress}
			className={classNames(
				"group grid max-w-32 justify-items-center gap-1 text-small leading-tight",
				className,
			)}
		>
			<span
				className={classNames(
					"grid size-11 place-items-center rounded-full border transition-colors",
					pressed ? "border-fig bg-fig text-on-fig" : "border-field text-ink group-hover:border-fig",
				)}
			>
				<Icon aria-hidden="true" className="size-5" />
			</span>
			{label}
		</button>
	);
}
