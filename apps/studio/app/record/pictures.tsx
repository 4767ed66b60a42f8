type PicturesProps = Readonly<{
  pictures: readonly Readonly<{ address: string; label: string; width: number; height: number }>[];
}>;

/** Pictures that a customer has sent; each can be saved at its full size. */
export function Pictures({ pictures }: PicturesProps) {
  return (
    <ul className="sent-pictures">
      {pictures.map(({ address, label, width, height }) => (
        <li key={address}>
          <a href={address} download>
            <img src={address} alt={label} width={width} height={height} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
