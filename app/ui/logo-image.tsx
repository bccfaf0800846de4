/** The caller's own logo, at a height of its own in the room it is given. Its size is said before it has come, so that nothing moves. */
import { href } from "react-router";

type LogoImageProps = { logo: { width: number; height: number; updatedAt: Date }; company: string };

/** On white in the dark too: logos are drawn for paper. */
export function LogoImage({ logo: { width, height, updatedAt }, company }: LogoImageProps) {
  return (
    <img
      src={`${href("/profile/logo/picture")}?v=${new Date(updatedAt).getTime()}`}
      alt={company ? `Logo of ${company}` : "Your logo"}
      width={width}
      height={height}
      className="h-16 w-auto max-w-full rounded-sm bg-paper object-contain p-1"
    />
  );
}
