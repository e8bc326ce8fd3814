/** Google's letter in its four colours, on the white ground its rules ask for. */
export function GoogleMark() {
  return (
    <span className="grid size-7 place-items-center rounded-full bg-[#fff]">
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
        <path
          fill="#4285f4"
          d="M22.5 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2-2 3.2-4.8 3.2-8.1z"
        />
        <path
          fill="#34a853"
          d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7a6.7 6.7 0 0 1-9.900-3.500H2.200v2.800A11 11 0 0 0 12 23z"
        />
        <path fill="#fbbc05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.200V7.100H2.200a11 11 0 0 0 0 9.800z" />
        <path
          fill="#ea4335"
          d="M12 5.400c1.600 0 3.100.6 4.200 1.600l3.200-3.100A11 11 0 0 0 2.200 7.100l3.6 2.800A6.6 6.6 0 0 1 12 5.400z"
        />
      </svg>
    </span>
  );
}
