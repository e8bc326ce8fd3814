/** Passwords that top every published list of stolen ones, French and international, of six characters and more. */
const list = `
000000 111111 112233 121212 121314 123123 123321 123456 1234567 12345678 123456789 1234567890 123654 123qwe
131313 142536 147258 147852 159357 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 212121 222222 232323 252525 303030
321321 333333 444444 456456 456789 555555 654321 666666 696969 741852 753159 777777 789456 789456123 852456 888888
951753 963852 987654 987654321 999999 a123456 a1b2c3 aa123456 aaaaaa abc123 abcd1234 abcdef abcdefg abcdefgh
access admin1 admin123 administrateur adminadmin alexandra alexandre amandine amelie amoureux amour1 anthony
antoine asdfgh asdfghjkl asterix aurelie azerty azerty1 azerty12 azerty123 azertyu azertyui azertyuiop azqsdwxc
bailey baseball basket batman bienvenue bisous bonjour bonjour1 bonheur bordeaux bretagne camille caroline celine
changeme charlie charlotte cheval chocolat chouchou chouette christophe clement coucou coucou1 cristiano daniel
dauphin delphine denise dolphin doudou doudoune dragon elodie emilie emmanuel fabien famille fanfan felicia
florence florian football foobar france francis frederic freedom garfield gateau guillaume hello1 hello123 hockey
iloveyou internet isabelle iverson jasmine jennifer jerome jessica jetaime jetadore jordan joshua julien juliette
kangourou killer laurent lavande letmein liberte liverpool loulou loulou1 lucas123 maison maman1 mamanpapa marine
marseille martin master matrix mathieu maxime melanie mercedes michel michelle mickael minimoi monamour monkey
motdepasse motdepasse1 mustang naruto nathalie nicolas nintendo nirvana ninjas olivier ordinateur orange passer
passw0rd password password1 password12 password123 pauline pepsi1 philippe pierre pokemon poisson portugal prince
princess princesse p@ssw0rd q1w2e3r4 qazwsx qazwsxedc qsdfgh qsdfghjklm qwerty qwerty1 qwerty12 qwerty123 qwertyu
qwertyuiop raphael romain samsung sandrine sebastien secret shadow snoopy soccer soleil soleil1 sophie starwars
stephane stephanie sunshine superman test123 test1234 testtest thomas thomas1 tigger tintin toulouse trustno1
tweety valentin vanessa victoire vincent virginie wxcvbn welcome welcome1 whatever xxxxxx yannick zaq12wsx zidane
zxcvbn zxcvbnm zzzzzz`;

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
